package zoetrope.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * The standard output of the process. If the reader of a pipe closes it, as {@code head} does,
 * further output is dropped without an error. All other write errors are reported.
 */
final class StandardOutput extends OutputStream {
  private static final Path DESCRIPTOR = Path.of("/proc/self/fd/1");

  private final OutputStream target = new FileOutputStream(FileDescriptor.out);
  private boolean readEnough;

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    if (readEnough) {
      return;
    }
    try {
      target.write(bytes, from, count);
    } catch (IOException e) {
      readEnough = isPipe(e);
      if (!readEnough) {
        throw e;
      }
    }
  }

  /**
   * Whether the reader closed a pipe. The message alone is not enough, because it is in the
   * system's language.
   */
  private static boolean isPipe(IOException e) {
    if (String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("pipe")) {
      return true;
    }
    try {
      return Files.readSymbolicLink(DESCRIPTOR).toString().startsWith("pipe:");
    } catch (IOException | UnsupportedOperationException unknown) {
      return false;
    }
  }
}
