package zoetrope.site;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.Writer;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import zoetrope.render.request.ClassScene;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;

/**
 * Compiles many short scenes together, because one run of the compiler for each would take most of
 * the time of the build. Scenes with errors are left out.
 */
final class CallCompiler {
  private static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;

      import zoetrope.mobject.coordinates.Range;

      public final class %s extends zoetrope.site.FunctionScene {
        @Override
        protected void construct() {
          %s
        }
      }
      """;

  private static final List<String> OPTIONS =
      List.of("-proc:none", "-nowarn", "-Xlint:none", "-Xmaxerrs", "100000", "-d");

  private final Path folder;
  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();

  /** Creates a compiler that writes its files to an existing folder. */
  CallCompiler(Path folder) {
    this.folder = folder;
  }

  /** Returns a scene for each statement of a {@link FunctionScene} that compiles. */
  Map<String, SceneEntry> scenes(Set<String> statements) throws IOException {
    Map<String, Path> files = new HashMap<>();
    for (String statement : statements) {
      String name = "Call" + files.size();
      Path file = folder.resolve(name + ".java");
      files.put(statement, Files.writeString(file, SCENE.formatted(name, statement)));
    }
    files.values().removeAll(compile(files.values()));
    Set<Path> wrong = compile(files.values());
    if (!wrong.isEmpty()) {
      throw new IllegalStateException("calls do not compile: " + wrong);
    }
    ClassLoader loader =
        new URLClassLoader(new URL[] {folder.toUri().toURL()}, Scene.class.getClassLoader());
    Map<String, SceneEntry> scenes = new HashMap<>();
    files.forEach(
        (statement, file) -> {
          String name = file.getFileName().toString().replace(".java", "");
          scenes.put(statement, ClassScene.of(name, "", "", loader, Optional.of(file)));
        });
    return scenes;
  }

  /** Compiles files and returns those with errors. If there are any, there are no classes. */
  private Set<Path> compile(Collection<Path> files) throws IOException {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<String> options = new ArrayList<>(OPTIONS);
    options.add(folder.toString());
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(found, null, UTF_8)) {
      var sources = manager.getJavaFileObjectsFromPaths(files);
      compiler.getTask(Writer.nullWriter(), manager, found, options, null, sources).call();
    }
    return found.getDiagnostics().stream()
        .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
        .map(each -> Path.of(each.getSource().toUri()))
        .collect(Collectors.toSet());
  }
}
