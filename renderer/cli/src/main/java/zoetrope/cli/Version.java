package zoetrope.cli;

import picocli.CommandLine.IVersionProvider;

/** Knows this program's version. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"zoetrope " + text()};
  }

  /** The version in the library's manifest; {@code development} when run from plain classes. */
  static String text() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }
}
