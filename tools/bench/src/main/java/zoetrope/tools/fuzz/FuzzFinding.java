package zoetrope.tools.fuzz;

/**
 * An error that an input caused.
 *
 * @param target the name of the target
 * @param seed the seed of the run
 * @param index the number of the input in the run, from 0
 * @param input the input, shortened as far as possible
 * @param what an exception with its trace, or the place of a hang
 * @param signature equal for findings with the same cause
 */
public record FuzzFinding(
    String target, long seed, long index, byte[] input, String what, String signature) {
  /** Returns the exception's class and its place in the project. */
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
