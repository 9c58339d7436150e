package zoetrope.internal.render.cache;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.internal.files.ContentKey;

/** A store returns what was written, or nothing, and its size stays within the limit. */
class FolderStoreTest {
  private static final long MAX_BYTES = 100_000;

  @TempDir private Path temporary;
  private Path folder;
  private FolderStore store;

  @BeforeEach
  void open() throws IOException {
    folder = temporary.resolve("store");
    store = FolderStore.open(folder, MAX_BYTES);
  }

  private static String key(int i) {
    return ContentKey.of(List.of(Integer.toString(i)));
  }

  private static byte[] content(int i, int length) {
    byte[] content = new byte[length];
    new Random(i).nextBytes(content);
    return content;
  }

  private Path file(int i) {
    return new EntryFolder(store.folder()).file(key(i));
  }

  @Test
  void readsWhatItWrote() throws IOException {
    for (int i = 0; i < 20; i++) {
      store.write(key(i), content(i, i));
    }
    for (int i = 0; i < 20; i++) {
      assertArrayEquals(content(i, i), store.read(key(i)).orElseThrow());
    }
    assertTrue(store.read(key(20)).isEmpty());
    assertEquals(20, store.holdings().entries());
    assertEquals(List.of(), unfinished());
  }

  @Test
  void anEntryThatWasCutOffAnywhereOrGrewIsDamaged() throws IOException {
    store.write(key(0), content(0, 50));
    byte[] whole = Files.readAllBytes(file(0));
    for (int length = 0; length < whole.length; length++) {
      assertDamaged(Arrays.copyOf(whole, length));
    }
    assertDamaged(Arrays.copyOf(whole, whole.length + 1));
  }

  @Test
  void anEntryWithAChangedBitIsDamaged() throws IOException {
    store.write(key(0), content(0, 50));
    byte[] whole = Files.readAllBytes(file(0));
    for (int i = 0; i < whole.length; i++) {
      byte[] changed = whole.clone();
      changed[i] ^= (byte) (1 << i % 8);
      assertDamaged(changed);
    }
  }

  @Test
  void theEntryOfAnotherKeyIsDamaged() throws IOException {
    store.write(key(1), content(1, 50));
    assertDamaged(Files.readAllBytes(file(1)));
  }

  /**
   * Asserts that the store reports a damaged entry and deletes it, so that a new one can be stored.
   */
  private void assertDamaged(byte[] bytes) throws IOException {
    Files.createDirectories(file(0).getParent());
    Files.write(file(0), bytes);
    assertThrows(DamagedEntryException.class, () -> store.read(key(0)));
    assertTrue(store.read(key(0)).isEmpty());
  }

  @Test
  void folderAndLinksInPlaceOfAnEntryAreDamaged() throws IOException {
    store.write(key(1), content(1, 50));
    Files.createDirectories(file(0).resolve("x"));
    assertThrows(DamagedEntryException.class, () -> store.read(key(0)));
    Files.createDirectories(file(2).getParent());
    Files.createSymbolicLink(file(2), file(1));
    assertThrows(DamagedEntryException.class, () -> store.read(key(2)));
    assertArrayEquals(content(1, 50), store.read(key(1)).orElseThrow());
    assertThrows(IOException.class, () -> store.write(key(0), content(0, 5)));
    assertEquals(List.of(), unfinished());
  }

  @Test
  void aFileThatNeverEndsIsNotRead() throws Exception {
    Files.createDirectories(file(0).getParent());
    assumeTrue(
        new ProcessBuilder("mkfifo", file(0).toString()).start().waitFor() == 0, "no mkfifo");
    assertThrows(DamagedEntryException.class, () -> store.read(key(0)));
  }

  @Test
  void removesTheLeastRecentlyUsedEntry() throws IOException {
    for (int i = 0; i < 9; i++) {
      store.write(key(i), content(i, 10_000));
      Files.setLastModifiedTime(file(i), FileTime.fromMillis(1_000_000L + i));
    }
    store.read(key(0)).orElseThrow();
    store.write(key(9), content(9, 10_000));
    assertTrue(store.holdings().bytes() <= MAX_BYTES);
    assertTrue(store.read(key(0)).isPresent());
    assertTrue(store.read(key(1)).isEmpty());
    assertTrue(store.read(key(8)).isPresent());
    assertTrue(store.read(key(9)).isPresent());
  }

  @Test
  void removesTheOldestEntriesWhateverTheOrderOfTheirKeys() throws IOException {
    FolderStore large = FolderStore.open(folder, Long.MAX_VALUE / 2);
    Random random = new Random(7);
    int count = 1200;
    long[] ages = random.longs(count, 1_000_000_000_000L, 1_000_000_000_900L).toArray();
    for (int i = 0; i < count; i++) {
      large.write(key(i), new byte[0]);
      Files.setLastModifiedTime(file(i), FileTime.fromMillis(ages[i]));
    }
    long size = large.holdings().bytes() / count;
    FolderStore full = FolderStore.open(folder, size * count);
    full.write(key(count), new byte[0]);
    // The store is reduced to 80 % of its limit, including the new entry.
    int left = (int) (count * 0.8) - 1;
    assertEquals(left + 1, full.holdings().entries());
    long limit = Arrays.stream(ages).sorted().toArray()[count - left];
    for (int i = 0; i < count; i++) {
      if (ages[i] != limit) {
        assertEquals(ages[i] > limit, Files.exists(file(i)), "entry " + i);
      }
    }
    assertTrue(full.read(key(count)).isPresent());
  }

  @Test
  void onlySomeOfTheEntriesWithTheSameTimeAreRemoved() throws IOException {
    for (int i = 0; i < 9; i++) {
      store.write(key(i), content(i, 10_000));
      Files.setLastModifiedTime(file(i), FileTime.fromMillis(1_000_000L));
    }
    store.write(key(9), content(9, 10_000));
    assertEquals(7, store.holdings().entries());
  }

  @Test
  void refusesATooLargeEntryAndKeepsTheOthers() throws IOException {
    store.write(key(0), content(0, 1000));
    assertThrows(IOException.class, () -> store.write(key(1), content(1, (int) MAX_BYTES)));
    assertTrue(store.read(key(0)).isPresent());
  }

  @Test
  void theSizeStaysWithinTheLimitWithManyWriters() throws Exception {
    int count = 8;
    List<Long> sums = new ArrayList<>();
    // The size is read while no thread writes. A listing during other threads' writes may count
    // both a new entry and the entries that were deleted for it.
    CyclicBarrier round = new CyclicBarrier(count, () -> sums.add(bytesHeld()));
    ExecutorService writers = Executors.newFixedThreadPool(count);
    try {
      List<Future<?>> all = new ArrayList<>();
      for (int w = 0; w < count; w++) {
        int first = 1000 * w;
        FolderStore own = FolderStore.open(folder, MAX_BYTES);
        all.add(
            writers.submit(
                () -> {
                  for (int i = 0; i < 15; i++) {
                    own.write(key(first + i), content(i, 7000));
                    round.await(1, TimeUnit.MINUTES);
                  }
                  return null;
                }));
      }
      for (Future<?> writer : all) {
        writer.get();
      }
    } finally {
      writers.shutdownNow();
    }
    assertEquals(15, sums.size());
    assertTrue(sums.stream().allMatch(sum -> sum <= MAX_BYTES), sums::toString);
    assertTrue(sums.get(14) > MAX_BYTES / 2, sums::toString);
    assertEquals(List.of(), unfinished());
  }

  private long bytesHeld() {
    try {
      return store.holdings().bytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theSizeStaysWithinTheLimitIfTheStoredCountIsInvalid() throws IOException {
    Random random = new Random(1);
    for (int i = 0; i < 40; i++) {
      byte[] nonsense = new byte[random.nextInt(8)];
      Files.write(store.folder().resolve("bytes"), nonsense);
      store.write(key(i), content(i, 6000));
      assertTrue(store.holdings().bytes() <= MAX_BYTES);
    }
  }

  @Test
  void clearingRemovesAllEntriesAndMoreCanBeWritten() throws IOException {
    for (int i = 0; i < 10; i++) {
      store.write(key(i), content(i, 100));
    }
    store.clear();
    assertEquals(new FolderStore.Holdings(0, 0), store.holdings());
    store.write(key(1), content(1, 100));
    assertTrue(store.read(key(1)).isPresent());
  }

  @Test
  void aFolderThatOthersCanLookIntoIsRefused() throws IOException {
    assumeTrue(
        FileSystems.getDefault().supportedFileAttributeViews().contains("posix"),
        "no permissions here");
    for (String open : List.of("rwxrwxrwx", "rwxrwx---", "rwxr-xr-x")) {
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(open));
      assertThrows(IOException.class, () -> FolderStore.open(folder, MAX_BYTES));
    }
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    FolderStore.open(folder, MAX_BYTES);
  }

  @Test
  void aFileInPlaceOfTheFolderIsRefused() throws IOException {
    Path file = Files.createFile(temporary.resolve("file"));
    assertThrows(IOException.class, () -> FolderStore.open(file, MAX_BYTES));
    assertThrows(IOException.class, () -> FolderStore.open(file.resolve("in"), MAX_BYTES));
  }

  @Test
  void aDeletedFolderLosesOnlyItsEntries() throws IOException {
    store.write(key(0), content(0, 10));
    Files.move(store.folder(), temporary.resolve("elsewhere"));
    assertTrue(store.read(key(0)).isEmpty());
    assertThrows(IOException.class, () -> store.write(key(0), content(0, 10)));
    assertFalse(Files.exists(folder.resolve("bytes")));
  }

  /** Returns the files that are not entries, except the file with the store's size. */
  private List<String> unfinished() throws IOException {
    try (Stream<Path> files = Files.list(store.folder())) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.equals("bytes"))
          .toList();
    }
  }
}
