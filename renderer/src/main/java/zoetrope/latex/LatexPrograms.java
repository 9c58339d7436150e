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
 * @param latex the path of latex
 * @param dvisvgm the path of dvisvgm
 * @param versions their version lines, one per program
 */
record LatexPrograms(Path latex, Path dvisvgm, String versions) {
  /** Installation instructions for missing programs. */
  static final String REMEDY =
      "install a TeX system with dvisvgm: apt-get install texlive-latex-base texlive-pictures"
          + " dvisvgm (Debian, Ubuntu); dnf install texlive-scheme-basic texlive-dvisvgm"
          + " texlive-collection-pictures (Fedora); brew install --cask mactex-no-gui (macOS);"
          + " MiKTeX from miktex.org (Windows); both programs have to be on the PATH";

  private static final int SECONDS = 60;
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
        0, "latex() needs the program " + name + ", which is not installed\n" + REMEDY);
  }

  private static String version(Path program) {
    try (WorkFolder folder = WorkFolder.create("latex")) {
      ProgramRun.End end =
          TexEnvironment.run(
              List.of(program.toString(), "--version"), folder.path(), "version.txt", SECONDS);
      String said = folder.read("version.txt");
      if (end != ProgramRun.End.DONE || said.isBlank()) {
        throw LatexException.missing(
            0, program + " does not say its version: is the TeX system whole?\n" + REMEDY);
      }
      return said.lines().findFirst().orElse("").strip();
    } catch (IOException e) {
      throw LatexException.because(program + " cannot be started: " + e.getMessage(), e);
    }
  }
}
