package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * The owner of an unfinished file, encoded in the file's name. {@code
 * .zoetrope-MACHINE-PROCESS-RANK.lock} is an owner's lock, {@code
 * .zoetrope-MACHINE-PROCESS-RANK-NUMBER.part} is one of its files. The length of these names does
 * not depend on the name of the final file.
 *
 * @param machine identifies a start of the operating system, which containers share; zeros if
 *     unknown
 * @param process the process id, which is not unique across containers
 * @param rank distinguishes owners with the same process id
 */
record Owner(String machine, long process, int rank) {
  private static final String UNKNOWN = "00000000";
  private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");
  private static final Pattern NAME =
      Pattern.compile("\\.zoetrope-([0-9a-f]{8})-(\\d{1,18})-(\\d{1,6})(?:\\.lock|-\\d+\\.part)");

  /** Returns this process as the owner with this rank. */
  static Owner ofThis(int rank) {
    return new Owner(Machine.NAME, ProcessHandle.current().pid(), rank);
  }

  /** Returns the owner of a file with this name; empty for other files. */
  static Optional<Owner> of(String name) {
    Matcher matcher = NAME.matcher(name);
    return matcher.matches()
        ? Optional.of(
            new Owner(
                matcher.group(1),
                Long.parseLong(matcher.group(2)),
                Integer.parseInt(matcher.group(3))))
        : Optional.empty();
  }

  /**
   * Whether the owner is or was a process of this system, where locks are reliable; false if that
   * is not known.
   */
  boolean isOfThisMachine() {
    return !machine.equals(UNKNOWN) && machine.equals(Machine.NAME);
  }

  String lockName() {
    return prefix() + ".lock";
  }

  String partName(long number) {
    return prefix() + "-" + number + ".part";
  }

  private String prefix() {
    return ".zoetrope-" + machine + "-" + process + "-" + rank;
  }

  /** Reads the identity of the machine when it is first needed. */
  private static final class Machine {
    static final String NAME = name();

    private static String name() {
      try {
        CRC32 sum = new CRC32();
        sum.update(Files.readAllBytes(BOOT));
        return String.format(Locale.ROOT, "%08x", sum.getValue());
      } catch (IOException e) {
        return UNKNOWN;
      }
    }
  }
}
