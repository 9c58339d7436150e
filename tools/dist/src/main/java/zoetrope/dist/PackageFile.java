package zoetrope.dist;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/**
 * Packs a folder into one file: a zip on Windows, a compressed tar elsewhere. The same folder gives
 * the same bytes.
 */
final class PackageFile {
  private static final int PROGRAM = 0755;
  private static final int FILE = 0644;

  private final Path root;
  private final Instant time;

  private PackageFile(Path root, Instant time) {
    this.root = root;
    this.time = time;
  }

  /**
   * Packs a folder.
   *
   * @return the file, in {@code target}, named like the folder
   * @throws IOException if a file cannot be read or written
   */
  static Path write(Path folder, Path target, Instant time) throws IOException {
    PackageFile file = new PackageFile(folder, time);
    boolean windows = StartScripts.isWindows();
    Path packed = target.resolve(folder.getFileName() + (windows ? ".zip" : ".tar.gz"));
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(packed))) {
      if (windows) {
        file.zip(out);
      } else {
        file.tar(out);
      }
    }
    return packed;
  }

  private void zip(OutputStream out) throws IOException {
    try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(out)) {
      for (Path each : all()) {
        ZipArchiveEntry entry = new ZipArchiveEntry(name(each));
        entry.setTime(time.toEpochMilli());
        put(zip, entry, each);
      }
    }
  }

  private void tar(OutputStream out) throws IOException {
    GzipParameters best = new GzipParameters();
    best.setCompressionLevel(9);
    try (TarArchiveOutputStream tar =
        new TarArchiveOutputStream(new GzipCompressorOutputStream(out, best))) {
      tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
      for (Path each : all()) {
        put(tar, entry(each), each);
      }
    }
  }

  private TarArchiveEntry entry(Path file) throws IOException {
    if (Files.isSymbolicLink(file)) {
      TarArchiveEntry link = new TarArchiveEntry(name(file), TarArchiveEntry.LF_SYMLINK);
      link.setLinkName(Files.readSymbolicLink(file).toString());
      link.setModTime(time.toEpochMilli());
      return link;
    }
    TarArchiveEntry entry = new TarArchiveEntry(name(file));
    entry.setModTime(time.toEpochMilli());
    entry.setMode(Files.isDirectory(file) || Files.isExecutable(file) ? PROGRAM : FILE);
    entry.setSize(Files.isRegularFile(file) ? Files.size(file) : 0);
    return entry;
  }

  private <E extends ArchiveEntry> void put(ArchiveOutputStream<E> archive, E entry, Path file)
      throws IOException {
    archive.putArchiveEntry(entry);
    if (Files.isRegularFile(file) && !Files.isSymbolicLink(file)) {
      Files.copy(file, archive);
    }
    archive.closeArchiveEntry();
  }

  private List<Path> all() throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.sorted().toList();
    }
  }

  private String name(Path file) {
    String relative = root.getParent().relativize(file).toString().replace('\\', '/');
    return Files.isDirectory(file) && !Files.isSymbolicLink(file) ? relative + "/" : relative;
  }
}
