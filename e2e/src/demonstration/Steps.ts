import { test } from '@playwright/test';

/** Characters in a minute: fifty words. */
const TYPING_SPEED = 250;

/** Prints what each step takes, and all of them that lead to the end. */
export class Steps {
  private seconds = 0;
  private characters = 0;

  /** @param typed what somebody types for it */
  async take<Result>(name: string, work: () => Promise<Result>, typed = ''): Promise<Result> {
    const { result, seconds } = await timed(name, work);
    this.seconds += seconds;
    this.characters += typed.length;
    return result;
  }

  /** One that others need not wait for. */
  async takeBeside<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const { result } = await timed(name, work);
    return result;
  }

  printSum(): void {
    const typing = (this.characters / TYPING_SPEED) * 60;
    const typed = `${typing.toFixed(0)} s of them to type ${this.characters} characters`;
    print(this.seconds + typing, `from an empty folder to page and widget, ${typed}`);
  }
}

function timed<Result>(name: string, work: () => Promise<Result>) {
  return test.step(name, async () => {
    const startedAt = performance.now();
    const result = await work();
    const seconds = (performance.now() - startedAt) / 1000;
    print(seconds, name);
    return { result, seconds };
  });
}

function print(seconds: number, text: string): void {
  console.log(`${seconds.toFixed(1).padStart(8)} s  ${text}`);
}
