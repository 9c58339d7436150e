package zoetrope.cli.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@link FileWatch} in folders with broken links, and while another thread adds files. */
class FileWatchTest {
  @TempDir private Path folder;

  @Test
  void seesFilesNextToBrokenLinks() throws IOException {
    for (int i = 0; i < 20; i++) {
      Files.createSymbolicLink(folder.resolve("lock" + i), Path.of("host-" + i));
      Files.createSymbolicLink(
          Files.createDirectory(folder.resolve("profile" + i)).resolve("lock"), Path.of("nowhere"));
    }
    Path scene = Files.writeString(folder.resolve("Slide.java"), "one");
    Path deep = Files.writeString(folder.resolve("profile7/Slide.times"), "one");
    FileWatch watch = new FileWatch(List.of(new FileWatch.Root(folder, 4)));
    assertEquals(Set.of(scene, deep), watch.files());
    Files.writeString(scene, "another");
    assertEquals(Set.of(scene), watch.changes());
    Files.createSymbolicLink(folder.resolve("lock"), Path.of("nowhere"));
    Files.writeString(deep, "another");
    assertEquals(Set.of(deep), watch.changes());
    assertEquals(Set.of(), watch.changes());
  }

  @Test
  void listsASnapshotWhileFilesAreAdded() throws IOException {
    Path first = Files.writeString(folder.resolve("Slide.java"), "one");
    Path other = Files.writeString(folder.resolve("Other.java"), "one");
    Path asked = Files.writeString(folder.resolve("film.mp4"), "one");
    FileWatch watch = new FileWatch(List.of(FileWatch.Root.tree(folder)));
    Set<Path> found = new HashSet<>();
    for (Path file : watch.files()) {
      found.add(file);
      watch.add(asked); // Scenes that still run on other threads may add files at this time.
    }
    assertEquals(Set.of(first, other), found);
    assertTrue(watch.has(asked));
  }
}
