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
 * What a compiler reads a class path through. To open all its jars takes a third of what a short
 * file takes to be compiled, so that of the program's own class path, which stays as it is while
 * the program runs, is kept for the next file: one for each that works at the same time.
 */
final class ClassPathFiles implements AutoCloseable {
  private static final BlockingQueue<JavaFileManager> IDLE =
      new ArrayBlockingQueue<>(Runtime.getRuntime().availableProcessors());

  private final JavaFileManager manager;
  private final boolean own;
  private boolean kept;

  /**
   * Opens a class path, or takes the one that was kept.
   *
   * @throws IOException when it cannot be read
   */
  ClassPathFiles(JavaCompiler compiler, ClassPath path) throws IOException {
    this.own = path.isOfProgram();
    JavaFileManager idle = own ? IDLE.poll() : null;
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
   * Keeps it for the next file, as all has gone well: unless the thread was interrupted, which
   * closes the jar that is being read for good.
   */
  void keep() {
    kept = own && !Thread.currentThread().isInterrupted();
  }

  @Override
  public void close() throws IOException {
    if (!kept || !IDLE.offer(manager)) {
      manager.close();
    }
  }
}
