package zoetrope.internal.render.source;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.internal.render.cache.SegmentStore;
import zoetrope.scene.SceneException;

/**
 * A file is compiled again only if this is necessary, and cached classes equal compiled classes.
 */
class CachedClassesTest {
  private static final SourceText TEXT = new SourceText("A.java", "class A {}");
  private static final List<String> OPTIONS = List.of("-g");
  private static final CompiledSource COMPILED =
      new CompiledSource(
          List.of(new CompiledSource.Declared("A", "Größe."), new CompiledSource.Declared("B", "")),
          Map.of("A", new byte[] {1, 2, 3}, "A$1", new byte[0]));

  @TempDir private Path folder;
  private final MemoryStore store = new MemoryStore();
  private File jar;
  private int compilations;

  @BeforeEach
  void makeJar() throws IOException {
    jar = jar("a class");
  }

  @Test
  void anUnchangedFileIsCompiledOnce() {
    compile(TEXT, OPTIONS, List.of(jar));
    CompiledSource again = compile(TEXT, OPTIONS, List.of(jar));
    assertEquals(1, compilations);
    assertEquals(COMPILED.types(), again.types());
    assertEquals(COMPILED.classFiles().keySet(), again.classFiles().keySet());
    again
        .classFiles()
        .forEach((name, bytes) -> assertArrayEquals(COMPILED.classFiles().get(name), bytes));
  }

  @Test
  void compilesAgainForOtherContentNameOptionsOrClassPath() throws IOException {
    compile(TEXT, OPTIONS, List.of(jar));
    compile(new SourceText("A.java", "class A { }"), OPTIONS, List.of(jar));
    compile(new SourceText("B.java", "class A {}"), OPTIONS, List.of(jar));
    compile(TEXT, List.of(), List.of(jar));
    compile(TEXT, OPTIONS, List.of());
    assertEquals(5, compilations);
  }

  @Test
  void aJarWithAnotherClassOfTheSameSizeAndTimeIsDifferent() throws IOException {
    FileTime time = Files.getLastModifiedTime(jar.toPath());
    long size = jar.length();
    compile(TEXT, OPTIONS, List.of(jar));
    jar("b class");
    Files.setLastModifiedTime(jar.toPath(), time);
    assertEquals(size, jar.length());
    compile(TEXT, OPTIONS, List.of(jar));
    assertEquals(2, compilations);
  }

  @Test
  void cachesNothingIfTheClassPathHasFoldersOrOtherFiles() throws IOException {
    File text = Files.writeString(folder.resolve("b.jar"), "no jar").toFile();
    for (File entry : List.of(folder.toFile(), text)) {
      compile(TEXT, OPTIONS, List.of(jar, entry));
      compile(TEXT, OPTIONS, List.of(jar, entry));
    }
    assertEquals(4, compilations);
    assertEquals(Map.of(), store.entries);
  }

  @Test
  void doesNotCacheAFileThatDoesNotCompile() {
    SceneException mistake = new SceneException("a mistake", null, "A.java", 1);
    assertThrows(
        SceneException.class,
        () ->
            new CachedClasses(store)
                .of(
                    TEXT,
                    OPTIONS,
                    List.of(jar),
                    () -> {
                      throw mistake;
                    }));
    assertEquals(Map.of(), store.entries);
  }

  @Test
  void compilesAgainIfAnEntryIsDamaged() {
    compile(TEXT, OPTIONS, List.of(jar));
    store.entries.replaceAll((key, bytes) -> new byte[] {0, 0});
    compile(TEXT, OPTIONS, List.of(jar));
    assertEquals(2, compilations);
    compile(TEXT, OPTIONS, List.of(jar));
    assertEquals(2, compilations);
  }

  private CompiledSource compile(SourceText text, List<String> options, List<File> classPath) {
    return new CachedClasses(store)
        .of(
            text,
            options,
            new ArrayList<>(classPath),
            () -> {
              compilations++;
              return COMPILED;
            });
  }

  private File jar(String content) throws IOException {
    Path file = folder.resolve("a.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
      ZipEntry entry = new ZipEntry("A.class");
      entry.setTime(0);
      out.putNextEntry(entry);
      out.write(content.getBytes(StandardCharsets.UTF_8));
      out.closeEntry();
    }
    return file.toFile();
  }

  private static final class MemoryStore implements SegmentStore {
    private final Map<String, byte[]> entries = new HashMap<>();

    @Override
    public Optional<byte[]> read(String key) {
      return Optional.ofNullable(entries.get(key));
    }

    @Override
    public void write(String key, byte[] content) {
      entries.put(key, content);
    }
  }
}
