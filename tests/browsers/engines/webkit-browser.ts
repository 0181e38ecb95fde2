import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { RunningBrowser, Visit } from './browser.ts';
import { openScreen, windowSize } from './screen.ts';
import { type RunningDriver, startWebKitDriver } from './webkit-driver.ts';

function visitWith(driver: WebDriver, program: RunningDriver): Visit {
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    press: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.RETURN)).perform(),
    chooseFile: (selector, file) => driver.findElement(By.css(selector)).sendKeys(file),
    async followNewTab() {
      const here = await driver.getWindowHandle();
      const other = (await driver.getAllWindowHandles()).find((handle) => handle !== here);
      if (other === undefined) return false;
      await driver.switchTo().window(other);
      return true;
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async end() {
      await driver.quit();
      await program.close();
    },
  };
}

/** WebKitGTK, as Debian and Ubuntu package it: the engine of Safari with the fonts and keys of Linux. */
export async function openWebKit(miniBrowser: string): Promise<RunningBrowser> {
  const screen = await openScreen();
  const capabilities = new Capabilities()
    .set('browserName', 'MiniBrowser')
    .set('webkitgtk:browserOptions', { binary: miniBrowser, args: ['--automation'] });
  return {
    async newVisit() {
      // Each program controls one browser at a time.
      const program = await startWebKitDriver(screen.name);
      const driver = await new Builder().usingServer(program.address).withCapabilities(capabilities).build();
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...windowSize });
      return visitWith(driver, program);
    },
    close: () => screen.close(),
  };
}
