package zoetrope.studio;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import zoetrope.internal.files.Folders;

/** One browser and one studio for all tests of the page in this process. */
final class SharedStudio implements BeforeAllCallback {
  /** The shared objects, closed after the last test. */
  static final class Running implements AutoCloseable {
    final Path folder;
    final Browser browser;
    final RunningStudio studio;

    Running() {
      try {
        folder = Files.createTempDirectory("studio");
        browser = Browser.start(folder.resolve("profile"));
        Path scenes = Files.createDirectory(folder.resolve("scenes"));
        studio = RunningStudio.of(scenes, "Slide.java", RunningStudio.SLIDE);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void close() throws IOException {
      studio.close();
      browser.close();
      Folders.delete(folder);
    }
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    StudioPage.running =
        context
            .getRoot()
            .getStore(ExtensionContext.Namespace.GLOBAL)
            .getOrComputeIfAbsent(SharedStudio.class, key -> new Running(), Running.class);
  }
}
