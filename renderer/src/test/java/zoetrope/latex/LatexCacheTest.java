package zoetrope.latex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.internal.files.ContentKey;

class LatexCacheTest {
  @TempDir private Path folder;

  private static final String KEY = ContentKey.of(List.of("a"));
  private static final String OTHER = ContentKey.of(List.of("b"));

  @Test
  void returnsStoredTexts() {
    LatexCache cache = new LatexCache(folder, 1000);
    assertEquals(Optional.empty(), cache.read(KEY));
    cache.write(KEY, "é\nx");
    assertEquals(Optional.of("é\nx"), cache.read(KEY));
    assertEquals(Optional.empty(), cache.read(OTHER));
  }

  @Test
  void ignoresFilesThatAreChangedTruncatedOrOfAnotherKey() throws IOException {
    LatexCache cache = new LatexCache(folder, 1000);
    cache.write(KEY, "<svg/>");
    Path file = folder.resolve(KEY + ".svg");
    byte[] whole = Files.readAllBytes(file);
    Files.copy(file, folder.resolve(OTHER + ".svg"));
    assertEquals(Optional.empty(), cache.read(OTHER));
    for (int length : new int[] {0, 10, 64, 65, whole.length - 1}) {
      Files.write(file, java.util.Arrays.copyOf(whole, length));
      assertEquals(Optional.empty(), cache.read(KEY), length + " bytes");
    }
    whole[whole.length - 2] ^= 1;
    Files.write(file, whole);
    assertEquals(Optional.empty(), cache.read(KEY));
    cache.write(KEY, "<svg/>");
    assertEquals(Optional.of("<svg/>"), cache.read(KEY));
  }

  @Test
  void removesTheOldestFilesWhenFull() throws IOException {
    LatexCache cache = new LatexCache(folder, 1000);
    for (int i = 0; i < 12; i++) {
      cache.write(ContentKey.of(List.of("" + i)), "x".repeat(200));
      Path file = folder.resolve(ContentKey.of(List.of("" + i)) + ".svg");
      Files.setLastModifiedTime(file, FileTime.fromMillis(1000L * i));
    }
    long sum = 0;
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        sum += Files.size(file);
      }
    }
    assertTrue(sum <= 1000, sum + " bytes");
    assertEquals(Optional.empty(), cache.read(ContentKey.of(List.of("8"))));
    assertTrue(cache.read(ContentKey.of(List.of("11"))).isPresent());
    cache.write(KEY, "x".repeat(2000));
    assertEquals(Optional.empty(), cache.read(KEY), "larger than the whole cache");
    assertTrue(cache.read(ContentKey.of(List.of("11"))).isPresent());
  }

  @Test
  void aMissingFolderIsNotAnError() {
    LatexCache cache = new LatexCache(folder.resolve("none"), 1000);
    cache.write(KEY, "x");
    assertEquals(Optional.empty(), cache.read(KEY));
  }

  @Test
  void differentTextListsHaveDifferentKeys() {
    assertNotEquals(ContentKey.of(List.of("ab", "c")), ContentKey.of(List.of("a", "bc")));
    assertNotEquals(ContentKey.of(List.of("a")), ContentKey.of(List.of("a", "")));
  }
}
