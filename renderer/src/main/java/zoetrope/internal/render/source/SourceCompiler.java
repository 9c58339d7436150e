package zoetrope.internal.render.source;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import zoetrope.scene.SceneException;

/**
 * Compiles source files in memory. They can use the classes of this program, and of further jars
 * and folders.
 */
public final class SourceCompiler {
  private static final List<String> OPTIONS =
      List.of("-proc:none", "-implicit:none", "-g", "-parameters", "-nowarn", "-Xlint:none");

  /** The maximum number of times that a file is compiled again with more implied imports. */
  private static final int MAX_ROUNDS = 3;

  private SourceCompiler() {}

  /**
   * Compiles a file. Types of this program, and common Java types whose simple names are unique,
   * need no import.
   *
   * @param compiler supplies the compiler; it is called only if the file's classes are not cached
   * @param more folders and jars that come before the program's class path
   * @throws SceneException with the positions of the errors
   * @throws CancellationException if the thread is interrupted
   */
  public static CompiledSource compile(
      Supplier<JavaCompiler> compiler, Path file, List<Path> more, CachedClasses cache) {
    SourceText text = SourceText.read(file);
    ClassPath path = ClassPath.of(more);
    return cache.of(
        text,
        OPTIONS,
        path.files(),
        () -> {
          ClassPath known = path.indexed(cache);
          SourceFile source = new SourceFile(file, text);
          known.index().ifPresent(source::importLikely);
          return compile(compiler.get(), List.of(source), known, MAX_ROUNDS);
        });
  }

  /**
   * Compiles files together.
   *
   * @param more folders and jars that come before the program's class path
   * @throws SceneException with the positions of the errors in the first file that has any
   * @throws CancellationException if the thread is interrupted
   */
  public static CompiledSource compile(JavaCompiler compiler, List<Path> all, List<Path> more) {
    List<SourceFile> sources =
        all.stream().map(file -> new SourceFile(file, SourceText.read(file))).toList();
    return compile(compiler, sources, ClassPath.of(more), 0);
  }

  private static CompiledSource compile(
      JavaCompiler compiler, List<SourceFile> sources, ClassPath path, int rounds) {
    try {
      return compiled(compiler, sources, path, rounds);
    } catch (SceneException e) {
      throw e;
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      requireNotInterrupted();
      if (e instanceof StackOverflowError || e.getCause() instanceof StackOverflowError) {
        throw failed(sources, "it is nested too deeply for the compiler: divide it up", e);
      }
      throw failed(
          sources, "the compiler itself fails on it (" + e + "): write it in another way", e);
    }
  }

  /**
   * Throws an exception if the thread is interrupted, because then the compiler cannot read jars
   * and reports wrong errors.
   */
  private static void requireNotInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
  }

  private static SceneException failed(List<SourceFile> sources, String message, Throwable cause) {
    return new SceneException(message, cause, sources.get(0).text.name(), 0);
  }

  private static CompiledSource compiled(
      JavaCompiler compiler, List<SourceFile> sources, ClassPath path, int rounds) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    Map<String, byte[]> classFiles = new LinkedHashMap<>();
    List<CompiledSource.Declared> types = new ArrayList<>();
    List<String> apis = new ArrayList<>();
    int place = -1;
    try (ClassPathFiles files = new ClassPathFiles(compiler, path)) {
      JavaFileManager memory = new MemoryFiles(files.manager(), classFiles);
      JavacTask task =
          (JavacTask)
              compiler.getTask(Writer.nullWriter(), memory, diagnostics, OPTIONS, null, sources);
      List<CompilationUnitTree> units = new ArrayList<>();
      for (CompilationUnitTree unit : task.parse()) {
        units.add(unit);
        if (unit.getModule() != null) {
          return new CompiledSource(List.of(), Map.of()); // A module declaration has no scenes.
        }
        Trees trees = Trees.instance(task);
        place = ImpliedImports.place(unit, trees.getSourcePositions());
        new Declarations(unit, trees, types).scan(unit, null);
      }
      analyze(task, diagnostics);
      if (!hasErrors(diagnostics)) {
        if (rounds == 0) {
          units.forEach(unit -> apis.add(SourceApi.of(task, unit)));
        }
        task.generate();
      }
      files.keep();
    } catch (IOException e) {
      throw new UncheckedIOException("the compiler could not work", e);
    }
    requireNotInterrupted();
    if (rounds > 0 && sources.get(0).importMore(place, diagnostics.getDiagnostics())) {
      return compiled(compiler, sources, path, rounds - 1);
    }
    requireNoErrors(diagnostics.getDiagnostics(), sources);
    return new CompiledSource(List.copyOf(types), Map.copyOf(classFiles), List.copyOf(apis));
  }

  /**
   * Checks the types in the source. If a lambda returns a value where none is expected, Java 25's
   * compiler reports this error and then throws an exception. The exception is ignored, because the
   * report is valid.
   */
  static void analyze(JavacTask task, DiagnosticCollector<JavaFileObject> diagnostics)
      throws IOException {
    try {
      task.analyze();
    } catch (IllegalStateException e) {
      if (!hasErrors(diagnostics)) {
        throw e;
      }
    }
  }

  private static boolean hasErrors(DiagnosticCollector<JavaFileObject> diagnostics) {
    return diagnostics.getDiagnostics().stream()
        .anyMatch(d -> d.getKind() == Diagnostic.Kind.ERROR);
  }

  private static void requireNoErrors(
      List<Diagnostic<? extends JavaFileObject>> diagnostics, List<SourceFile> sources) {
    List<Diagnostic<? extends JavaFileObject>> errors =
        diagnostics.stream().filter(d -> d.getKind() == Diagnostic.Kind.ERROR).toList();
    if (errors.isEmpty()) {
      return;
    }
    SourceFile first =
        sources.stream()
            .filter(source -> errors.stream().anyMatch(source::isPlaceOf))
            .findFirst()
            .orElse(sources.get(0));
    List<Diagnostic<? extends JavaFileObject>> inFile =
        errors.stream().filter(first::isPlaceOf).toList();
    throw first.text.problem(
        (inFile.isEmpty() ? errors : inFile).stream().map(first.imports::original).toList());
  }

  /** A source file as the compiler reads it; a public class in it may have any name. */
  private static final class SourceFile extends SimpleJavaFileObject {
    private final SourceText text;
    private ImpliedImports imports = ImpliedImports.NONE;

    SourceFile(Path file, SourceText text) {
      super(file.toUri(), Kind.SOURCE);
      this.text = text;
    }

    void importLikely(PackageIndex index) {
      imports = LikelyImports.of(text.content(), index);
    }

    boolean isPlaceOf(Diagnostic<? extends JavaFileObject> diagnostic) {
      return diagnostic.getSource() != null && toUri().equals(diagnostic.getSource().toUri());
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return imports.in(text.content());
    }

    /**
     * Adds the imports that would fix errors, at position {@code place}; returns false if there are
     * no more.
     */
    boolean importMore(int place, List<Diagnostic<? extends JavaFileObject>> errors) {
      ImpliedImports more =
          place < 0 || errors.isEmpty() ? imports : imports.with(text.content(), place, errors);
      boolean added = !more.text().equals(imports.text());
      imports = more;
      return added;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
      return kind == Kind.SOURCE;
    }
  }

  private static final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, byte[]> classFiles;

    MemoryFiles(JavaFileManager files, Map<String, byte[]> classFiles) {
      super(files);
      this.classFiles = classFiles;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      URI uri = URI.create("memory:///" + className.replace('.', '/') + kind.extension);
      return new SimpleJavaFileObject(uri, kind) {
        @Override
        public OutputStream openOutputStream() {
          return new ByteArrayOutputStream() {
            @Override
            public void close() {
              classFiles.put(className, toByteArray());
            }
          };
        }
      };
    }
  }

  private static final class Declarations extends TreePathScanner<Void, String> {
    private final String packagePrefix;
    private final Trees trees;
    private final List<CompiledSource.Declared> found;

    Declarations(CompilationUnitTree unit, Trees trees, List<CompiledSource.Declared> found) {
      this.packagePrefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
      this.trees = trees;
      this.found = found;
    }

    @Override
    public Void visitClass(ClassTree type, String outer) {
      String name = (outer == null ? packagePrefix : outer + "$") + type.getSimpleName();
      String comment = trees.getDocComment(getCurrentPath());
      found.add(new CompiledSource.Declared(name, SourceText.firstSentence(comment)));
      return super.visitClass(type, name);
    }

    @Override
    public Void visitMethod(MethodTree method, String outer) {
      return null;
    }

    @Override
    public Void visitVariable(VariableTree variable, String outer) {
      return null;
    }

    @Override
    public Void visitBlock(BlockTree block, String outer) {
      return null;
    }
  }
}
