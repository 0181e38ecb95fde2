// The parts that the tests use of a package that only the stage browsers installs, so that all sources compile without
// it.
declare module 'puppeteer-core' {
  export interface LaunchOptions {
    browser: 'chrome' | 'firefox';
    executablePath: string;
    headless?: 'shell';
    args?: string[];
    defaultViewport?: { width: number; height: number };
  }
  interface FileField {
    uploadFile(file: string): Promise<void>;
  }
  export interface Page {
    goto(address: string): Promise<unknown>;
    evaluate(expression: string): Promise<unknown>;
    mouse: { click(x: number, y: number): Promise<void> };
    keyboard: { type(text: string): Promise<void> };
    $(selector: string): Promise<{ toElement(tag: 'input'): Promise<FileField> } | null>;
    screenshot(): Promise<Uint8Array>;
  }
  export interface BrowserContext {
    newPage(): Promise<Page>;
    pages(): Promise<Page[]>;
    close(): Promise<void>;
  }
  export interface Browser {
    createBrowserContext(): Promise<BrowserContext>;
    close(): Promise<void>;
  }
  const puppeteer: { launch(options: LaunchOptions): Promise<Browser> };
  export default puppeteer;
}
