package zoetrope.internal.render.source;

import java.util.List;
import java.util.Map;

/**
 * The result of compiling source files.
 *
 * @param types the classes that can be scenes, in the order of the source
 * @param classFiles the bytes of every class by its binary name
 * @param apis for each file, a text that describes everything that other files can see of it; empty
 *     if not requested
 */
public record CompiledSource(
    List<Declared> types, Map<String, byte[]> classFiles, List<String> apis) {

  public CompiledSource(List<Declared> types, Map<String, byte[]> classFiles) {
    this(types, classFiles, List.of());
  }

  /**
   * A class at the top level of the file, or nested in such a class.
   *
   * @param className its binary name
   * @param summary the first sentence of its Javadoc, or an empty string
   */
  public record Declared(String className, String summary) {}
}
