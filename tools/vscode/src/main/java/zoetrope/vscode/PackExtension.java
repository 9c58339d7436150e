package zoetrope.vscode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes the file that Visual Studio Code installs: a ZIP file with the extension and a manifest.
 */
public final class PackExtension {
  private static final String CONTENT_TYPES =
      """
      <?xml version="1.0" encoding="utf-8"?>
      <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
        <Default Extension=".json" ContentType="application/json"/>
        <Default Extension=".js" ContentType="application/javascript"/>
        <Default Extension=".md" ContentType="text/markdown"/>
        <Default Extension=".png" ContentType="image/png"/>
        <Default Extension=".txt" ContentType="text/plain"/>
        <Default Extension=".vsixmanifest" ContentType="text/xml"/>
      </Types>
      """;

  private static final String MANIFEST =
      """
      <?xml version="1.0" encoding="utf-8"?>
      <PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
        <Metadata>
          <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
          <DisplayName>${displayName}</DisplayName>
          <Description xml:space="preserve">${description}</Description>
          <Tags>animation,mathematics,video,java</Tags>
          <Categories>Visualization,Linters</Categories>
          <GalleryFlags>Public</GalleryFlags>
          <License>extension/LICENSE.txt</License>
          <Icon>extension/icon.png</Icon>
          <Properties>
            <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${vscode}"/>
            <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
          </Properties>
        </Metadata>
        <Installation>
          <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
        </Installation>
        <Dependencies/>
        <Assets>
          <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
          <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
          <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
          <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/icon.png" Addressable="true"/>
        </Assets>
      </PackageManifest>
      """;

  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{(\\w+)}");

  private PackExtension() {}

  /**
   * Packs the extension.
   *
   * @param args the folder of the extension, the licence, the file to write, and the time of all
   *     entries, such as {@code 2026-01-01T00:00:00Z}
   * @throws IOException if a file cannot be read or written
   */
  public static void main(String[] args) throws IOException {
    pack(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]), Instant.parse(args[3]));
  }

  private static void pack(Path extension, Path licence, Path target, Instant time)
      throws IOException {
    Map<String, byte[]> entries = new TreeMap<>();
    entries.put("[Content_Types].xml", bytes(CONTENT_TYPES));
    String description = Files.readString(extension.resolve("package.json"));
    entries.put("extension.vsixmanifest", bytes(manifest(description)));
    entries.put("extension/LICENSE.txt", Files.readAllBytes(licence));
    try (Stream<Path> files = Files.walk(extension)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = extension.relativize(file).toString().replace('\\', '/');
        entries.put("extension/" + name, Files.readAllBytes(file));
      }
    }
    Files.createDirectories(target.toAbsolutePath().getParent());
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(target))) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        ZipEntry file = new ZipEntry(entry.getKey());
        file.setTimeLocal(time.atOffset(ZoneOffset.UTC).toLocalDateTime());
        zip.putNextEntry(file);
        zip.write(entry.getValue());
        zip.closeEntry();
      }
    }
  }

  /** Returns the manifest with the values that the description of the extension has. */
  private static String manifest(String description) {
    return PLACEHOLDER
        .matcher(MANIFEST)
        .replaceAll(name -> Matcher.quoteReplacement(escaped(value(description, name.group(1)))));
  }

  /**
   * Returns the first text that has the key {@code key} in a JSON text. The text must not contain
   * escapes.
   */
  private static String value(String json, String key) {
    Matcher value = Pattern.compile("\"" + key + "\":\\s*\"([^\"\\\\]*)\"").matcher(json);
    if (!value.find()) {
      throw new IllegalArgumentException("package.json has no text \"" + key + "\"");
    }
    return value.group(1);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
