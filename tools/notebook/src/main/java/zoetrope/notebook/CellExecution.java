package zoetrope.notebook;

import java.lang.reflect.Method;
import java.util.Map;
import jdk.jshell.execution.DirectExecutionControl;
import jdk.jshell.spi.ExecutionControl;
import jdk.jshell.spi.ExecutionControlProvider;
import jdk.jshell.spi.ExecutionEnv;

/**
 * Runs the snippets of JShell in this process, on the thread that evaluates the cell, and keeps the
 * last value as an object.
 */
final class CellExecution extends DirectExecutionControl {
  private Object value;
  private Thread running;

  /** Returns the value of the last snippet. */
  Object value() {
    return value;
  }

  ExecutionControlProvider provider() {
    return new ExecutionControlProvider() {
      @Override
      public String name() {
        return "zoetrope-cells";
      }

      @Override
      public ExecutionControl generate(ExecutionEnv env, Map<String, String> parameters) {
        return CellExecution.this;
      }
    };
  }

  @Override
  protected String invoke(Method method) throws Exception {
    value = null;
    begin();
    try {
      value = method.invoke(null);
      return valueString(value);
    } finally {
      end();
    }
  }

  private synchronized void begin() {
    running = Thread.currentThread();
  }

  private synchronized void end() {
    running = null;
  }

  /** Interrupts the running snippet. A snippet that never waits does not react to this. */
  @Override
  public synchronized void stop() {
    if (running != null) {
      running.interrupt();
    }
  }
}
