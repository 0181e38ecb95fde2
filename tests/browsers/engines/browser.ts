/** A tab, as its driver controls it: what the page shows is asked of the page itself. */
export interface Tab {
  open(address: string): Promise<void>;
  /** The value of an expression within the page. */
  evaluate(expression: string): Promise<unknown>;
  /** A press of the mouse at a place of what is in sight. */
  press(x: number, y: number): Promise<void>;
  /** Presses the keys of a text one by one; a line break is Enter. */
  type(text: string): Promise<void>;
  chooseFile(selector: string, file: string): Promise<void>;
  /** Goes on in the other tab, which the page has opened. @returns whether there is one */
  followNewTab(): Promise<boolean>;
  picture(): Promise<Buffer>;
}

/** A tab in a browser that the shop has never seen. */
export interface Visit extends Tab {
  end(): Promise<void>;
}

export interface RunningBrowser {
  newVisit(): Promise<Visit>;
  close(): Promise<void>;
}
