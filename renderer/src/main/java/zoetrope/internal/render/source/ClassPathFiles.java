package zoetrope.internal.render.source;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * The file manager that a compiler uses to read a class path. When a short file is compiled,
 * opening the jars takes a large part of the time. So a file manager of the program's class path is
 * reused for the next compilation. This is possible because the program's class path does not
 * change while it runs. Compilations that run at the same time have separate file managers.
 */
final class ClassPathFiles implements AutoCloseable {
  private static final BlockingQueue<JavaFileManager> IDLE =
      new ArrayBlockingQueue<>(Runtime.getRuntime().availableProcessors());

  private final JavaFileManager manager;
  private final boolean ofProgram;
  private boolean reusable;

  /**
   * Opens the file manager of a class path, or takes an idle one.
   *
   * @throws IOException if the class path cannot be read
   */
  ClassPathFiles(JavaCompiler compiler, ClassPath path) throws IOException {
    this.ofProgram = path.isOfProgram();
    JavaFileManager idle = ofProgram ? IDLE.poll() : null;
    this.manager = idle == null ? open(compiler, path) : idle;
  }

  private static JavaFileManager open(JavaCompiler compiler, ClassPath path) throws IOException {
    StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ENGLISH, null);
    files.setLocation(StandardLocation.SOURCE_PATH, List.of());
    if (path.index().isPresent()) {
      files.setLocation(StandardLocation.CLASS_PATH, List.of());
      return new JarsByPackage(files, path.index().get());
    }
    files.setLocation(StandardLocation.CLASS_PATH, path.files());
    return files;
  }

  JavaFileManager manager() {
    return manager;
  }

  /**
   * Must be called after a successful compilation. Lets {@link #close} make the file manager
   * available for the next compilation. It is not reused if the thread is interrupted, because an
   * interrupt closes the jar that is being read.
   */
  void keep() {
    reusable = ofProgram && !Thread.currentThread().isInterrupted();
  }

  @Override
  public void close() throws IOException {
    if (!reusable || !IDLE.offer(manager)) {
      manager.close();
    }
  }
}
