package zoetrope.mobject.display;

/**
 * Where a scene made a mobject.
 *
 * @param number how many its run had made before: the same in each run of a scene
 * @param file the author's source file, or an empty string when unknown
 * @param line the line in it, or 0
 */
public record CreationSite(int number, String file, int line) {}
