package zoetrope.attention.file;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * A reader of arrays by name in the formats of {@code numpy.savez} and {@code
 * numpy.savez_compressed}.
 */
final class NpzReader {
  private static final String SUFFIX = ".npy";

  private NpzReader() {}

  /** Returns the arrays of {@code file} with names in {@code wanted}, in the order of the file. */
  static Map<String, NumpyArray> read(Path file, Set<String> wanted) throws IOException {
    String place = file.toString();
    try (ZipFile zip = new ZipFile(file.toFile())) {
      Map<String, NumpyArray> arrays = new LinkedHashMap<>();
      for (ZipEntry entry : Collections.list(zip.entries())) {
        String name = name(entry);
        if (wanted.contains(name)) {
          arrays.put(name, read(zip, entry, place + ", " + entry.getName()));
        }
      }
      if (arrays.isEmpty()) {
        List<String> found = zip.stream().map(NpzReader::name).limit(20).toList();
        throw new AttentionFileException(
            place, "it has the arrays " + found + ", but only these names are read: " + wanted);
      }
      return arrays;
    } catch (ZipException | IllegalArgumentException broken) {
      // A malformed name of an entry is an IllegalArgumentException.
      throw new AttentionFileException(
          place,
          "this is not a valid .npz file: " + broken.getMessage() + "; write it with numpy.savez",
          broken);
    }
  }

  private static NumpyArray read(ZipFile zip, ZipEntry entry, String place) throws IOException {
    try (InputStream in = zip.getInputStream(entry)) {
      return NpyReader.read(in, place);
    } catch (ZipException | EOFException broken) {
      throw new AttentionFileException(
          place, "it cannot be unpacked (" + broken.getMessage() + "); write it again", broken);
    }
  }

  private static String name(ZipEntry entry) {
    String name = entry.getName();
    return name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
  }
}
