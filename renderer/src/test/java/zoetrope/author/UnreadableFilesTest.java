package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zoetrope.internal.audio.SoundLoader;
import zoetrope.mobject.image.Pictures;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.SceneException;
import zoetrope.svg.SvgDrawing;
import zoetrope.text.FontFamily;

/** Files that never end, never begin, or are too large are rejected at once. */
@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class UnreadableFilesTest {
  @TempDir private Path folder;

  /** The functions that read files. */
  enum Reader {
    PICTURE("png", Pictures::load),
    DRAWING("svg", SvgDrawing::load),
    FONT("ttf", FontFamily::ofFile),
    SOUND("wav", SoundLoader::load),
    SOURCE(
        "java",
        file ->
            new SourceScenes(Reader.class.getClassLoader())
                .find(file.toString())
                .forEach(SceneEntry::create));

    final String ending;
    final Consumer<Path> read;

    Reader(String ending, Consumer<Path> read) {
      this.ending = ending;
      this.read = read;
    }
  }

  @ParameterizedTest
  @EnumSource
  void rejectsAFileOfGigabytes(Reader reader) throws IOException {
    Path file = folder.resolve("Given." + reader.ending);
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(4L << 30);
    }
    assertRefused(reader, file);
  }

  @ParameterizedTest
  @EnumSource
  void rejectsAPipeWithoutData(Reader reader) throws Exception {
    Path file = folder.resolve("Given." + reader.ending);
    boolean made = Files.isExecutable(Path.of("/usr/bin/mkfifo"));
    assumeTrue(made, "skipped: this machine has no mkfifo");
    new ProcessBuilder("mkfifo", file.toString()).start().waitFor();
    assertRefused(reader, file);
  }

  @ParameterizedTest
  @EnumSource
  void rejectsAnEndlessDevice(Reader reader) throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/zero")), "skipped: this machine has no /dev/zero");
    Path file = folder.resolve("Given." + reader.ending);
    Files.createSymbolicLink(file, Path.of("/dev/zero"));
    assertRefused(reader, file);
  }

  @ParameterizedTest
  @EnumSource
  void rejectsAFolder(Reader reader) throws IOException {
    Path file = Files.createDirectory(folder.resolve("Given." + reader.ending));
    RuntimeException refused = assertThrows(RuntimeException.class, () -> reader.read.accept(file));
    assertTrue(refused.getMessage().contains(" is a folder"), refused::toString);
    assertRefused(reader, file);
  }

  @ParameterizedTest
  @EnumSource
  void rejectsALinkToItself(Reader reader) throws IOException {
    Path file = folder.resolve("Given." + reader.ending);
    Files.createSymbolicLink(file, file);
    assertRefused(reader, file);
  }

  @ParameterizedTest
  @EnumSource
  void rejectsAFileWithoutPermission(Reader reader) throws IOException {
    Path file = Files.writeString(folder.resolve("Given." + reader.ending), "x");
    boolean denied = file.toFile().setReadable(false) && !Files.isReadable(file);
    assumeTrue(denied, "skipped: this user may read all files");
    RuntimeException refused = assertThrows(RuntimeException.class, () -> reader.read.accept(file));
    assertTrue(
        refused.getMessage().contains("this user has no permission to read it"), refused::toString);
    assertRefused(reader, file);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SOURCE")
  void rejectsAnEmptyFile(Reader reader) throws IOException {
    assertRefused(reader, Files.createFile(folder.resolve("Given." + reader.ending)));
  }

  @ParameterizedTest
  @EnumSource
  void rejectsAnInvalidName(Reader reader) {
    String name = "Given" + "\u00e4".repeat(300) + "." + reader.ending;
    assertRefused(reader, folder.resolve(name));
  }

  private static void assertRefused(Reader reader, Path file) {
    RuntimeException refused = assertThrows(RuntimeException.class, () -> reader.read.accept(file));
    String place = refused instanceof SceneException scene ? scene.file() : refused.toString();
    assertTrue(place.contains("Given"), refused::toString);
    assertTrue(
        refused.getClass().getName().matches("zoetrope.*|.*UncheckedIO.*|.*IllegalArgument.*"),
        refused::toString);
  }
}
