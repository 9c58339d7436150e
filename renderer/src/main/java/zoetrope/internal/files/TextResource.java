package zoetrope.internal.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Reads small UTF-8 text files in the folders of scenes. */
public final class TextResource {
  private TextResource() {}

  /**
   * Returns the text of a class path resource; empty if there is no such resource.
   *
   * @param name relative to the package of {@code owner}
   * @param megabytes the maximum size, up to 1024
   * @param failure creates the exception to throw from a message that names the resource, and a
   *     cause, which may be null
   */
  public static Optional<String> read(
      Class<?> owner,
      String name,
      int megabytes,
      BiFunction<String, Throwable, ? extends RuntimeException> failure) {
    try (InputStream in = owner.getResourceAsStream(name)) {
      if (in == null) {
        return Optional.empty();
      }
      int maxBytes = megabytes << 20;
      byte[] bytes = in.readNBytes(maxBytes + 1);
      if (bytes.length > maxBytes) {
        throw failure.apply(name + " has more than " + megabytes + " MB", null);
      }
      return Optional.of(decode(name, bytes, failure));
    } catch (IOException e) {
      throw failure.apply(name + " cannot be read: " + BoundedFile.reason(e), e);
    }
  }

  /**
   * Returns the text of a file; empty if there is no such file.
   *
   * @param megabytes the maximum size, up to 1024
   * @param failure see {@link #read}
   */
  public static Optional<String> file(
      Path file, int megabytes, BiFunction<String, Throwable, ? extends RuntimeException> failure) {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(decode(file.toString(), BoundedFile.read(file, megabytes), failure));
    } catch (IOException e) {
      throw failure.apply(file + " cannot be read: " + BoundedFile.reason(e), e);
    }
  }

  /**
   * Returns the rows of a table of the program, as cells between tabs. Skips empty lines and lines
   * that begin with {@code "# "}.
   *
   * @param name relative to the package of {@code owner}
   */
  public static List<String[]> table(Class<?> owner, String name) {
    return read(owner, name, 1, IllegalStateException::new)
        .orElseThrow(() -> new IllegalStateException(name + " is not in the class path"))
        .lines()
        .filter(line -> !line.isEmpty() && !line.startsWith("# "))
        .map(line -> line.split("\t", -1))
        .toList();
  }

  /**
   * Decodes UTF-8 text, without a byte order mark.
   *
   * @param name the name of the text, for messages
   * @param failure see {@link #read}
   */
  public static String decode(
      String name,
      byte[] bytes,
      BiFunction<String, Throwable, ? extends RuntimeException> failure) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      throw failure.apply(name + " is not in UTF-8: save it again", e);
    }
  }
}
