package zoetrope.mobject.display;

/**
 * The place in a scene where a mobject was created.
 *
 * @param number how many mobjects the run had created before; equal in all runs of a scene
 * @param file the author's source file, or an empty string if it is unknown
 * @param line the line in the file, or 0 if it is unknown
 */
public record CreationSite(int number, String file, int line) {}
