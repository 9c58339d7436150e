package zoetrope.render.request;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.render.result.OutputException;
import zoetrope.render.result.UsageException;

class OutputFilesTest {
  @TempDir private Path folder;

  @Test
  void acceptsAFileInAMissingFolderAndCreatesNothing() {
    OutputFiles.checkFiles(List.of(folder.resolve("a/b/film.mp4"), folder.resolve("other.mp4")));
    assertTrue(Files.notExists(folder.resolve("a")));
  }

  @Test
  void aFolderIsNoFile() {
    assertRefused("is a folder", folder);
  }

  @Test
  void aFileCannotBeAFolder() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertRefused("is a file", file.resolve("film.mp4"));
    assertThrows(UsageException.class, () -> OutputFiles.checkFolder(file));
  }

  @Test
  void aDeviceIsNotReplaced() {
    Path device = Path.of("/dev/null");
    assumeFalse(Files.notExists(device));
    assertRefused("not a regular file", device);
  }

  @Test
  void theSameFileTwiceIsRefused() {
    assertRefused("written twice", folder.resolve("film.mp4"), folder.resolve("x/../film.mp4"));
  }

  @Test
  void theSameFileThroughALinkIsRefused() throws IOException {
    Path film = folder.resolve("film.mp4");
    Path link = Files.createSymbolicLink(folder.resolve("link.mp4"), film.getFileName());
    assertRefused("written twice", film, link);
    Path around = Files.createSymbolicLink(folder.resolve("around.mp4"), Path.of("around.mp4"));
    assertRefused("in a circle", around);
  }

  @Test
  void rejectsAReportWithTheNameOfAnOutput() {
    SceneEntry scene = ClassScene.of("Any", "", "", getClass().getClassLoader());
    RenderRequest film =
        RenderRequest.film(scene, folder.resolve("a.mp4"))
            .withSections(folder.resolve("parts"))
            .withStems(folder.resolve("parts"));
    RenderRequest pictures = RenderRequest.sequence(scene, folder.resolve("pictures"));
    for (Path report :
        List.of(
            folder.resolve("a.mp4"),
            folder.resolve("a.srt"),
            folder.resolve("parts/03-Any.mp4"),
            folder.resolve("parts/03.vtt"),
            folder.resolve("parts/sections.json"),
            folder.resolve("parts/music.wav"),
            folder.resolve("pictures/frame-00003.png"))) {
      assertThrows(
          UsageException.class,
          () -> OutputFiles.check(List.of(film, pictures), List.of(report)),
          report::toString);
    }
    OutputFiles.check(List.of(film, pictures), List.of(folder.resolve("pictures/a.json")));
    OutputFiles.check(List.of(film), List.of(folder.resolve("parts/a.json")));
  }

  @Test
  void aNameThatNoFileCanHaveIsRefused() {
    assertRefused("cannot be written", folder.resolve("x".repeat(252) + ".mp4"));
    assertRefused("UTF-8", folder.resolve("\uFFFD.mp4"));
    OutputFiles.checkFiles(List.of(folder.resolve("x".repeat(251) + ".mp4")));
  }

  @Test
  void aLinkStaysALinkAndLongNamesAreWritten() throws IOException {
    Path file = Files.createFile(folder.resolve("file.json"));
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), file.getFileName());
    OutputFiles.write(link, new byte[] {1, 2});
    assertTrue(Files.isSymbolicLink(link));
    assertEquals(2, Files.size(file));
    Path faces = folder.resolve("\uD83D\uDE00".repeat(62) + ".json");
    OutputFiles.write(faces, new byte[3]);
    assertEquals(3, Files.size(faces));
  }

  @Test
  void aFolderWithoutPermissionIsRefused() throws IOException {
    Path closed = Files.createDirectory(folder.resolve("closed"));
    assertTrue(closed.toFile().setWritable(false));
    assumeFalse(Files.isWritable(closed), "the superuser may write everywhere");
    assertRefused("no permission", closed.resolve("film.mp4"));
  }

  @Test
  void replacesAFileCompletelyAndLeavesNoOtherFile() throws IOException {
    Path file = folder.resolve("deep/report.json");
    OutputFiles.write(file, new byte[] {1});
    OutputFiles.write(file, new byte[] {2, 3});
    assertArrayEquals(new byte[] {2, 3}, Files.readAllBytes(file));
    try (Stream<Path> files = Files.list(file.getParent())) {
      assertEquals(List.of(file), files.toList());
    }
  }

  @Test
  void aFailedWriteKeepsTheOldFile() throws IOException {
    Path file = Files.createDirectory(folder.resolve("taken"));
    Files.createFile(file.resolve("content"));
    OutputException thrown =
        assertThrows(OutputException.class, () -> OutputFiles.write(file, new byte[1]));
    assertTrue(thrown.getMessage().contains("taken"), thrown.getMessage());
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(file), files.toList());
    }
  }

  @Test
  void leavesNoPartOfAFileThatCannotBeWritten() throws IOException {
    assertThrows(
        NullPointerException.class, () -> OutputFiles.write(folder.resolve("report.json"), null));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(), files.toList());
    }
  }

  private static void assertRefused(String reason, Path... files) {
    String message =
        assertThrows(UsageException.class, () -> OutputFiles.checkFiles(List.of(files)))
            .getMessage();
    assertTrue(message.contains(reason), message);
  }
}
