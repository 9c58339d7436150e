package zoetrope.render.lookup;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import zoetrope.internal.render.source.CompiledSource;
import zoetrope.internal.render.source.SourceCompiler;
import zoetrope.scene.SceneException;

/**
 * Compiles some files of a project in memory, over what is compiled of it already: what a change of
 * a few lines needs is there in a fraction of a second.
 */
public final class SourceOverlay {
  private SourceOverlay() {}

  /**
   * What was compiled.
   *
   * @param classFiles by the binary names of their classes
   * @param apis what other files see of each file: while it stays the same, they need not be
   *     compiled again
   */
  public record Compiled(Map<String, byte[]> classFiles, Map<Path, String> apis) {}

  /**
   * The class files of {@code files} by the binary names of their classes.
   *
   * @param classPath folders and jars that they need, before those of this program
   * @throws SceneException with the places of all mistakes, or when this Java has no compiler
   */
  public static Map<String, byte[]> compile(List<Path> files, List<Path> classPath) {
    return compileWithApis(files, classPath).classFiles();
  }

  /**
   * The same, with what other files see of {@code files}.
   *
   * @param classPath folders and jars that they need, before those of this program
   * @throws SceneException with the places of all mistakes, or when this Java has no compiler
   */
  public static Compiled compileWithApis(List<Path> files, List<Path> classPath) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new SceneException(
          "this Java (" + System.getProperty("java.home") + ") has no compiler: install a JDK",
          null,
          "",
          0);
    }
    CompiledSource compiled = SourceCompiler.compile(compiler, files, classPath);
    Map<Path, String> apis = new HashMap<>();
    for (int i = 0; i < compiled.apis().size(); i++) {
      apis.put(files.get(i), compiled.apis().get(i));
    }
    return new Compiled(compiled.classFiles(), Map.copyOf(apis));
  }
}
