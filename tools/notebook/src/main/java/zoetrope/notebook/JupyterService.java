package zoetrope.notebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Optional;
import org.dflib.jjava.jupyter.channels.JupyterConnection;
import org.dflib.jjava.jupyter.kernel.KernelConnectionProperties;
import zoetrope.cli.service.NotebookService;
import zoetrope.render.result.UsageException;

/** The entry point of the kernel, which the command line finds with a service loader. */
public final class JupyterService implements NotebookService {
  @Override
  public Path install(Optional<Path> dataFolder) {
    Path data = dataFolder.orElseGet(KernelDescription::userDataFolder);
    try {
      return KernelDescription.write(data);
    } catch (IOException e) {
      throw new UsageException(
          data + " cannot be written (" + e.getMessage() + "): name another folder with --data");
    }
  }

  @Override
  public void run(Path connection) {
    ZoetropeKernel kernel = new ZoetropeKernel();
    try {
      JupyterConnection channels =
          new JupyterConnection(KernelConnectionProperties.parse(Files.readString(connection)));
      kernel.becomeHandlerForConnection(channels);
      channels.connect();
      kernel.onStartup();
      channels.waitUntilClose();
    } catch (IOException e) {
      throw new UsageException(
          connection + " cannot be read: install the kernel, and open a notebook with Jupyter");
    } catch (GeneralSecurityException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }
}
