package zoetrope.render.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zoetrope.internal.files.TemporaryFileException;
import zoetrope.internal.video.VideoException;

class FailureTest {
  private static final Path SOURCES = Path.of("src/main/java/zoetrope");

  /**
   * The sources whose messages may name options and environment variables. Messages in the package
   * latex name options of the programs latex and dvisvgm. The variable {@code ZOETROPE_CACHE}
   * applies to all programs that use the library.
   */
  private static final List<String> ALLOWED_SOURCES =
      List.of("cli", "latex", "internal/files/PrivateFolder.java");

  private static final Pattern OPTION = Pattern.compile("\"[^\"]*(--[a-z]|ZOETROPE_)");

  @Test
  void programsGetExceptionsOfEncodersAsOutputExceptions() {
    Failure failure = Failure.of(new VideoException("the disk is full"));
    assertEquals(Failure.Kind.SYSTEM, failure.kind());
    assertEquals("the disk is full", failure.message());
    assertInstanceOf(OutputException.class, failure.cause());
  }

  @Test
  void aFullTemporaryFolderIsNoInternalError() {
    Failure failure = Failure.of(new TemporaryFileException("it is full", new IOException()));
    assertEquals(Failure.Kind.SYSTEM, failure.kind());
    assertEquals("it is full", failure.message());
  }

  @Test
  void theLibraryKnowsNoOptionOfTheCommandLine() throws IOException {
    List<String> found = new ArrayList<>();
    int read = 0;
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(file -> file.toString().endsWith(".java")).toList()) {
        if (ALLOWED_SOURCES.stream().anyMatch(part -> file.startsWith(SOURCES.resolve(part)))) {
          continue;
        }
        read++;
        for (String line : Files.readAllLines(file)) {
          if (OPTION.matcher(line).find()) {
            found.add(file + ": " + line.strip());
          }
        }
      }
    }
    assertTrue(read > 100, read + " files");
    assertEquals(List.of(), found);
  }
}
