package zoetrope.internal.render.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import zoetrope.internal.files.ContentKey;

/**
 * A digest of all classes of a jar or a folder, which changes with the code. It covers the classes'
 * names, sizes and CRC-32s. A jar lists these values in its directory, so the digest of a jar takes
 * a few milliseconds. The classes of a folder are read.
 */
final class ClassesDigest {
  private static final String CLASS = ".class";

  private ClassesDigest() {}

  static String of(Path classes) throws IOException {
    List<String> facts = Files.isDirectory(classes) ? ofFolder(classes) : ofJar(classes);
    Collections.sort(facts);
    return ContentKey.of(facts);
  }

  private static List<String> ofJar(Path jar) throws IOException {
    List<String> facts = new ArrayList<>();
    try (ZipFile file = new ZipFile(jar.toFile())) {
      for (Enumeration<? extends ZipEntry> all = file.entries(); all.hasMoreElements(); ) {
        ZipEntry entry = all.nextElement();
        if (entry.getName().endsWith(CLASS)) {
          facts.add(fact(entry.getName(), entry.getSize(), entry.getCrc()));
        }
      }
    }
    return facts;
  }

  private static List<String> ofFolder(Path folder) throws IOException {
    List<String> facts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (file.toString().endsWith(CLASS)) {
          byte[] bytes = Files.readAllBytes(file);
          CRC32 sum = new CRC32();
          sum.update(bytes);
          String name = folder.relativize(file).toString().replace('\\', '/');
          facts.add(fact(name, bytes.length, sum.getValue()));
        }
      }
    }
    return facts;
  }

  private static String fact(String name, long size, long sum) {
    return name + " " + size + " " + Long.toHexString(sum);
  }
}
