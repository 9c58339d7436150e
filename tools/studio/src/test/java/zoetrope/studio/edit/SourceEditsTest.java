package zoetrope.studio.edit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.cli.project.SourceFiles;
import zoetrope.render.result.UsageException;

/** Sources are changed completely or not at all, and undo restores every byte. */
class SourceEditsTest {
  private static final String TEXT = "one\r\ntwo\r\nthree — drei\r\n";

  @TempDir private Path folder;
  private final SourceEdits edits = new SourceEdits();
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = folder.resolve("A.java");
    Files.writeString(file, TEXT);
  }

  private SourceEdits.Change change() {
    return edits.apply(file, text -> TextEdit.insertion(text.indexOf("two") + 3, "!"));
  }

  @Test
  void reportsAChangeByLinesAndUndoesEveryByte() throws IOException {
    assertEquals(new SourceEdits.Change("A.java", 2, List.of("two"), List.of("two!")), change());
    assertEquals(TEXT.replace("two", "two!"), Files.readString(file));
    assertEquals(
        Optional.of(new SourceEdits.Change("A.java", 2, List.of("two!"), List.of("two"))),
        edits.undo());
    assertArrayEquals(TEXT.getBytes(StandardCharsets.UTF_8), Files.readAllBytes(file));
    assertEquals(Optional.empty(), edits.undo());
  }

  @Test
  void undoesSeveralChangesOneByOne() throws IOException {
    change();
    change();
    assertEquals(2, edits.count());
    edits.undo();
    assertEquals(TEXT.replace("two", "two!"), Files.readString(file));
    edits.undo();
    assertEquals(TEXT, Files.readString(file));
  }

  @Test
  void keepsChangesOfOthers() throws IOException {
    change();
    Files.writeString(file, "mine");
    UsageException e = assertThrows(UsageException.class, edits::undo);
    assertTrue(e.getMessage().contains("A.java was changed by another program"), e.getMessage());
    assertEquals("mine", Files.readString(file));
  }

  @Test
  void keepsAFileThatChangesWhileItIsRead() throws IOException {
    assertThrows(
        UsageException.class,
        () ->
            edits.apply(
                file,
                text -> {
                  overwrite("mine");
                  return TextEdit.insertion(0, "x");
                }));
    assertEquals("mine", Files.readString(file));
    assertEquals(0, edits.count());
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(List.of(file), left.toList());
    }
  }

  private void overwrite(String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void keepsPermissions() throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
    change();
    assertEquals("rw-rw-r--", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  void keepsFilesInOtherEncodings() throws IOException {
    Files.write(file, new byte[] {'/', '/', (byte) 0xe9});
    assertThrows(UsageException.class, this::change);
    assertEquals(3, Files.size(file));
  }

  @Test
  void changesOnlyFilesOfTheProject() throws IOException {
    Path root = Files.createDirectories(folder.resolve("src/demo"));
    Path own = Files.writeString(root.resolve("Own.java"), "x");
    Files.createSymbolicLink(root.resolve("Link.java"), file);
    Files.createDirectories(folder.resolve("src/other"));
    SourceFiles sources = new SourceFiles(List::of, List.of(folder.resolve("src")));
    assertEquals(own.toRealPath(), sources.toChange("Own.java"));
    for (String name : List.of("Link.java", "A.java", "../A.java", "/etc/passwd")) {
      assertThrows(UsageException.class, () -> sources.toChange(name), name);
    }
    Files.writeString(folder.resolve("src/other/Own.java"), "y");
    assertThrows(UsageException.class, () -> sources.toChange("Own.java"));
  }
}
