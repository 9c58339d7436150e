package zoetrope.latex;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import zoetrope.internal.files.ProgramRun;
import zoetrope.internal.files.WorkFolder;

/**
 * The programs that draw, found on the PATH.
 *
 * @param versions their version lines, one per program
 */
record LatexPrograms(Path latex, Path dvisvgm, String versions) {
  static final String INSTALLATION =
      "install a TeX system with dvisvgm: apt-get install texlive-latex-base texlive-pictures"
          + " dvisvgm (Debian, Ubuntu); dnf install texlive-scheme-basic texlive-dvisvgm"
          + " texlive-collection-pictures (Fedora); brew install --cask mactex-no-gui (macOS);"
          + " MiKTeX from miktex.org (Windows); both programs have to be on the PATH";

  private static final int VERSION_TIMEOUT_SECONDS = 60;
  private static final boolean WINDOWS =
      System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");

  /** The result of the first successful search. It is never updated. */
  private static volatile LatexPrograms found;

  /**
   * Returns the programs.
   *
   * @throws LatexException if one is missing or does not start
   */
  static LatexPrograms find() {
    LatexPrograms programs = found;
    if (programs == null) {
      Path latex = require("latex");
      Path dvisvgm = require("dvisvgm");
      programs = new LatexPrograms(latex, dvisvgm, version(latex) + "\n" + version(dvisvgm));
      found = programs;
    }
    return programs;
  }

  private static Path require(String name) {
    return require(name, Optional.ofNullable(System.getenv("PATH")).orElse(""));
  }

  /** Returns a program in one of the folders of {@code path}. */
  static Path require(String name, String path) {
    for (String folder : path.split(Pattern.quote(File.pathSeparator))) {
      try {
        Path file = Path.of(folder).resolve(WINDOWS ? name + ".exe" : name);
        if (!folder.isEmpty() && Files.isRegularFile(file) && Files.isExecutable(file)) {
          return file.toAbsolutePath();
        }
      } catch (InvalidPathException e) {
        // Not a valid folder on this system.
      }
    }
    throw LatexException.missing(
        0, "latex() needs the program " + name + ", which is not installed\n" + INSTALLATION);
  }

  private static String version(Path program) {
    try (WorkFolder folder = WorkFolder.create("latex")) {
      ProgramRun.End end =
          TexEnvironment.run(
              List.of(program.toString(), "--version"),
              folder.path(),
              "version.txt",
              VERSION_TIMEOUT_SECONDS);
      String output = folder.read("version.txt");
      if (end != ProgramRun.End.DONE || output.isBlank()) {
        throw LatexException.missing(
            0,
            program + " does not print its version: is the TeX system complete?\n" + INSTALLATION);
      }
      return output.lines().findFirst().orElse("").strip();
    } catch (IOException e) {
      throw LatexException.because(program + " cannot be started: " + e.getMessage(), e);
    }
  }
}
