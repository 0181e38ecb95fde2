/** Controlled by its driver; the page's content is read in the page itself. */
export interface Tab {
  open(address: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** In CSS pixels of the viewport. */
  press(x: number, y: number): Promise<void>;
  /** Key by key; a line break is Enter. */
  type(text: string): Promise<void>;
  chooseFile(selector: string, file: string): Promise<void>;
  /** Switches to the tab that the page has opened. @returns whether there is one */
  followNewTab(): Promise<boolean>;
  picture(): Promise<Buffer>;
}

/** A tab of a fresh browser. */
export interface Visit extends Tab {
  end(): Promise<void>;
}

export interface RunningBrowser {
  newVisit(): Promise<Visit>;
  close(): Promise<void>;
}
