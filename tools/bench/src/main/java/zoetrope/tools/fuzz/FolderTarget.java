package zoetrope.tools.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import zoetrope.internal.files.WorkFolder;

/** A target with a folder for files, which is deleted when the target is closed. */
abstract class FolderTarget implements FuzzTarget {
  private final WorkFolder folder;

  FolderTarget() {
    try {
      folder = WorkFolder.create("fuzz");
    } catch (IOException e) {
      throw new UncheckedIOException("no temporary folder", e);
    }
  }

  Path folder() {
    return folder.path();
  }

  Path file(String name) {
    return folder().resolve(name);
  }

  Path write(String name, byte[] content) throws IOException {
    return Files.write(file(name), content);
  }

  /** Returns an input that consists of a number in one byte, and a content. */
  static byte[] numbered(int number, byte[] content) {
    byte[] input = new byte[1 + content.length];
    input[0] = (byte) number;
    System.arraycopy(content, 0, input, 1, content.length);
    return input;
  }

  /** Returns the number of an input, from 0 to below {@code count}. */
  static int number(byte[] input, int count) {
    return input.length == 0 ? 0 : (input[0] & 0xff) % count;
  }

  /** Returns the content of an input. */
  static byte[] content(byte[] input) {
    return input.length == 0 ? input : Arrays.copyOfRange(input, 1, input.length);
  }

  @Override
  public void close() {
    try {
      folder.close();
    } catch (IOException e) {
      throw new UncheckedIOException("the folder " + folder() + " cannot be deleted", e);
    }
  }
}
