package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A shared cache stays within its limit, whichever process writes to it. */
class SharedBoundTest {
  private static final int SIZE = 1_000;

  @TempDir Path folder;

  private HadoopStore store() throws IOException {
    return new HadoopStore("file:" + folder, new Configuration());
  }

  private static String key(int number) {
    return String.format("%064x", number);
  }

  /**
   * Writes entries from 0 on, each a minute newer than the previous entry. They are written without
   * the store, which starts processes for each file.
   */
  private void fill(int entries) throws IOException {
    Path place = Files.createDirectories(folder.resolve("00"));
    for (int i = 0; i < entries; i++) {
      age(Files.write(place.resolve(key(i)), new byte[SIZE]), 60L * (entries - i));
    }
  }

  private static void age(Path file, long seconds) throws IOException {
    Files.setLastModifiedTime(
        file, FileTime.fromMillis(System.currentTimeMillis() - TimeUnit.SECONDS.toMillis(seconds)));
  }

  private Set<String> names() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.endsWith(".crc"))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  @Test
  void removesTheOldestEntries() throws IOException {
    fill(12);
    HadoopStore store = store();
    assertTrue(store.read(key(1)).isPresent());
    SharedBound bound = store.bound(10 * SIZE);
    bound.close();
    assertEquals(Set.of(key(1), key(5), key(6), key(7), key(8), key(9), key(10), key(11)), names());
    assertEquals(4, bound.removed());
    assertTrue(store.read(key(0)).isEmpty());
    assertArrayEquals(new byte[SIZE], store.read(key(11)).orElseThrow());
  }

  @Test
  void removesNothingBelowTheLimit() throws IOException {
    fill(10);
    store().bound(10 * SIZE).close();
    assertEquals(10, names().size());
  }

  @Test
  void countsAddedEntries() throws IOException {
    HadoopStore store = store();
    SharedBound bound = store.bound(10 * SIZE);
    for (int i = 0; i < 40; i++) {
      store.write(key(i), new byte[SIZE]);
      bound.added(SIZE);
    }
    bound.close();
    assertTrue(names().size() <= 10, names()::toString);
    assertTrue(bound.removed() >= 30, () -> "" + bound.removed());
  }

  @Test
  void aFilmLargerThanTheLimitKeepsItsBeginning() throws IOException {
    fill(5);
    HadoopStore store = store();
    SharedBound bound = store.bound(10 * SIZE);
    for (int i = 100; i < 140; i++) {
      store.write(key(i), new byte[SIZE]);
      bound.added(SIZE);
    }
    bound.close();
    Set<String> names = names();
    assertTrue(names.size() >= 8 && names.size() <= 10, names::toString);
    for (int i = 100; i < 106; i++) {
      assertTrue(names.contains(key(i)), names::toString);
    }
    assertFalse(names.contains(key(0)), names::toString);
  }

  @Test
  void severalDriversTogetherRemoveNoMoreThanOneDriverWould() throws IOException {
    fill(30);
    SharedBound[] bounds = new SharedBound[4];
    for (int i = 0; i < bounds.length; i++) {
      bounds[i] = store().bound(10 * SIZE);
    }
    long removed = 0;
    for (SharedBound bound : bounds) {
      bound.close();
      removed += bound.removed();
    }
    assertEquals(8, names().size());
    assertEquals(22, removed);
  }

  @Test
  void leavesForeignFilesAndDeletesOldLeftovers() throws IOException {
    fill(20);
    Path notes = Files.writeString(folder.resolve("notes.txt"), "x".repeat(50_000));
    Files.writeString(folder.resolve("00/film.mp4"), "x".repeat(50_000));
    String part = ".zoetrope-123e4567-e89b-12d3-a456-426614174000.part";
    Path old = Files.writeString(folder.resolve("00").resolve(part), "half");
    age(notes, 1_000_000);
    age(old, 100_000);
    Files.writeString(
        folder.resolve("00").resolve(".zoetrope-123e4567-e89b-12d3-a456-426614174001.part"),
        "half");
    store().bound(10 * SIZE).close();
    assertTrue(Files.exists(notes));
    assertTrue(Files.exists(folder.resolve("00/film.mp4")));
    assertFalse(Files.exists(old));
    assertEquals(8 + 3, names().size(), names()::toString);
  }

  @Test
  void aDeletedFolderIsNoError() throws IOException {
    HadoopStore store = store();
    SharedBound bound = store.bound(SIZE);
    Files.delete(folder);
    bound.added(5 * SIZE);
    bound.close();
    assertEquals(0, bound.removed());
    Files.createDirectories(folder);
  }
}
