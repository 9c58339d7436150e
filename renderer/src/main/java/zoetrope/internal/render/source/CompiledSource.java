package zoetrope.internal.render.source;

import java.util.List;
import java.util.Map;

/**
 * The result of compiling a source file.
 *
 * @param types the classes that can be scenes, in the file's order
 * @param classFiles the bytes of every class by its binary name
 */
public record CompiledSource(List<Declared> types, Map<String, byte[]> classFiles) {

  /**
   * A class at the top level of the file, or in such a class.
   *
   * @param className its binary name
   * @param summary the first sentence of its Javadoc, or an empty string
   */
  public record Declared(String className, String summary) {}
}
