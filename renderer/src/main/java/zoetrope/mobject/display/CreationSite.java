package zoetrope.mobject.display;

/**
 * The line of the author's source where a mobject was created.
 *
 * @param number how many mobjects the run had created before; equal in all runs of a scene
 * @param file the author's source file, or an empty string if it is unknown
 * @param line the line in the file, or 0 if it is unknown
 */
public record CreationSite(int number, String file, int line) {
  /** Returns whether both were created on the same known line. */
  public boolean isOnLineOf(CreationSite other) {
    return line > 0 && line == other.line && file.equals(other.file);
  }

  /** Returns the place as {@code Opening.java:12}. */
  public String place() {
    return file + ":" + line;
  }
}
