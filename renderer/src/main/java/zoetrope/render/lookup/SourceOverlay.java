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
 * A compiler of some files of a project in memory, against the project's compiled classes. So a
 * change of a few lines takes effect in a fraction of a second.
 */
public final class SourceOverlay {
  private SourceOverlay() {}

  /**
   * The result of a compilation.
   *
   * @param classFiles the class files by the binary names of their classes
   * @param apis a text for each file with the declarations that other files can use; while it does
   *     not change, other files need not be compiled again
   */
  public record Compiled(Map<String, byte[]> classFiles, Map<Path, String> apis) {}

  /**
   * Returns the class files of {@code files} by the binary names of their classes.
   *
   * @param classPath folders and jars that the files need; they precede this program's class path
   * @throws SceneException with the positions of all errors, or if this Java has no compiler
   */
  public static Map<String, byte[]> compile(List<Path> files, List<Path> classPath) {
    return compileWithApis(files, classPath).classFiles();
  }

  /**
   * Compiles {@code files} and also returns their APIs.
   *
   * @param classPath folders and jars that the files need; they precede this program's class path
   * @throws SceneException with the positions of all errors, or if this Java has no compiler
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
