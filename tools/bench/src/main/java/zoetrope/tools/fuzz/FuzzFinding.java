package zoetrope.tools.fuzz;

/**
 * Something that should not be.
 *
 * @param target what was fed
 * @param seed of the run
 * @param index of the input in the run, from 0
 * @param input as short as it could be made
 * @param what happened: an exception with its trace, or where it hangs
 * @param signature the same for findings that have the same cause
 */
public record FuzzFinding(
    String target, long seed, long index, byte[] input, String what, String signature) {
  /** The exception or error by its class and where it came from in the project. */
  static String signature(Throwable error) {
    StringBuilder text = new StringBuilder(error.getClass().getName());
    int frames = 0;
    for (StackTraceElement e : error.getStackTrace()) {
      boolean ours = e.getClassName().startsWith("zoetrope.");
      if (ours && !e.getClassName().startsWith("zoetrope.tools.") && frames < 2) {
        text.append(' ').append(e.getClassName()).append('.').append(e.getMethodName());
        frames++;
      }
    }
    return text.toString();
  }
}
