package zoetrope.internal.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeaseTest {
  @TempDir private Path folder;

  @Test
  void deletesTheLockFileWhenTheLeaseIsReleased() throws IOException {
    try (Lease lease = Lease.on(folder)) {
      Files.delete(lease.newPart());
      assertEquals(1, files().size());
    }
    assertEquals(List.of(), files());
  }

  @Test
  void deletesTheFilesOfAKilledProcess() throws IOException {
    assumeTrue(Owner.ofThis(0).isOfThisMachine(), "skipped: this system has no boot id");
    leave(Owner.ofThis(0).machine(), true);
    leave(Owner.ofThis(0).machine(), false);
    Lease.on(folder).close();
    assertEquals(List.of(), files());
  }

  @Test
  void keepsTheFilesOfAnotherMachineForADay() throws IOException {
    List<Path> left = leave("0123abcd", true);
    Lease.on(folder).close();
    assertEquals(2, files().size());
    for (Path file : left) {
      FileTime written = Files.getLastModifiedTime(file);
      Files.setLastModifiedTime(file, FileTime.from(written.toInstant().minus(Duration.ofDays(2))));
    }
    Lease.on(folder).close();
    assertEquals(List.of(), files());
  }

  @Test
  void keepsFilesInUseAndForeignFiles() throws IOException {
    Files.createFile(folder.resolve(".film.mp4.0.part"));
    Files.createFile(folder.resolve(".zoetrope-notes.txt"));
    Owner owner = new Owner(Owner.ofThis(0).machine(), 1L << 40, 0);
    Files.createFile(folder.resolve(owner.partName(0)));
    try (Lock lock = Lock.make(folder.resolve(owner.lockName()), true).orElseThrow()) {
      Lease.on(folder).close();
      assertTrue(lock.isIntact());
      assertEquals(4, files().size());
    }
  }

  @Test
  void onlyOneRunClaimsAFolderAndItNoticesTheDeletion() throws IOException {
    Path pictures = Files.createDirectory(folder.resolve("pictures"));
    try (ExclusiveFolder first = ExclusiveFolder.claim(pictures).orElseThrow()) {
      assertEquals(Optional.empty(), ExclusiveFolder.claim(pictures));
      assertTrue(first.isIntact());
      try (Stream<Path> all = Files.list(pictures)) {
        for (Path file : all.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(pictures);
      Files.createDirectory(pictures);
      assertFalse(first.isIntact());
    }
    ExclusiveFolder.claim(pictures).orElseThrow().close();
    try (Stream<Path> all = Files.list(pictures)) {
      assertEquals(List.of(), all.toList());
    }
  }

  private List<Path> leave(String machine, boolean withLock) throws IOException {
    Owner owner = new Owner(machine, 1L << 40, withLock ? 1 : 2);
    Path part = Files.createFile(folder.resolve(owner.partName(7)));
    return withLock
        ? List.of(part, Files.createFile(folder.resolve(owner.lockName())))
        : List.of(part);
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
