package zoetrope.internal.render.source;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * Identifies the content of the jars of a class path. Only the directory at the end of each jar is
 * read. It contains the name, size and CRC-32 of each file in the jar (APPNOTE.TXT of PKWARE,
 * 4.3.12 and 4.3.16).
 */
final class ClassPathFacts {
  private static final int END_OF_DIRECTORY = 0x06054b50;
  private static final int END_LENGTH = 22;
  private static final int LONGEST_COMMENT = 0xffff;

  /**
   * The offset of the directory's length in the record at the end of a jar. The directory's
   * position follows it.
   */
  private static final int LENGTH_AT = 12;

  private ClassPathFacts() {}

  /**
   * Returns a text for each jar of the class path, which changes with the jar's content. Empty if
   * an entry is not a jar, because the classes of a folder can change at any time.
   */
  static Optional<List<String>> of(List<File> classPath) {
    List<String> facts = new ArrayList<>();
    try {
      for (File entry : classPath) {
        Path jar = entry.toPath();
        if (Files.exists(jar)) {
          facts.add(ofJar(jar));
        }
      }
      return Optional.of(facts);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static String ofJar(Path jar) throws IOException {
    BasicFileAttributes about = Files.readAttributes(jar, BasicFileAttributes.class);
    if (!about.isRegularFile()) {
      throw new IOException(jar + " is not a file");
    }
    CRC32 sum = new CRC32();
    try (FileChannel file = FileChannel.open(jar)) {
      sum.update(directory(file));
    }
    return jar + " " + about.size() + " " + about.lastModifiedTime() + " " + sum.getValue();
  }

  private static ByteBuffer directory(FileChannel file) throws IOException {
    long size = file.size();
    int length = (int) Math.min(size, END_LENGTH + LONGEST_COMMENT);
    ByteBuffer tail = read(file, size - length, length);
    for (int at = length - END_LENGTH; at >= 0; at--) {
      if (tail.getInt(at) == END_OF_DIRECTORY) {
        long bytes = Integer.toUnsignedLong(tail.getInt(at + LENGTH_AT));
        long from = Integer.toUnsignedLong(tail.getInt(at + LENGTH_AT + Integer.BYTES));
        if (from + bytes > size) {
          break; // A jar of more than 4 GB stores these numbers in other fields.
        }
        return read(file, from, (int) bytes);
      }
    }
    throw new IOException("no jar");
  }

  private static ByteBuffer read(FileChannel file, long from, int length) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    while (bytes.hasRemaining()) {
      if (file.read(bytes, from + bytes.position()) < 0) {
        throw new IOException("the file has become shorter");
      }
    }
    return bytes.flip();
  }
}
