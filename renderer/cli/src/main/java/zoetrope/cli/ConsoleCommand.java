package zoetrope.cli;

import java.util.concurrent.Callable;

/** A command; its result is the exit code. */
abstract class ConsoleCommand implements Callable<Integer> {
  /** Set before the command runs. */
  Console console;
}
