import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
  type ITabRenderer,
  type TabPartInitParameters,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

type Upload = {
  file: string;
  percent: number;
};

class UploadPanel implements IContentRenderer {
  readonly element = document.createElement('div');
  private readonly line = document.createElement('p');
  private readonly bar = document.createElement('progress');

  init({params}: GroupPanelPartInitParameters & {params: Upload}) {
    this.element.className = 'panel';
    this.element.append(this.line, this.bar);
    this.bar.max = 100;
    this.bar.ariaLabel = `Upload of ${params.file}`;
    this.show(params);
  }

  // Called after `updateParameters`, with all params, not only the new ones.
  update({params}: {params: Upload}) {
    this.show(params);
  }

  private show({file, percent}: Upload) {
    this.line.textContent = `${percent < 100 ? 'Sending' : 'Sent'} ${file}: ${percent} %`;
    this.bar.value = percent;
  }
}

class UploadTab implements ITabRenderer {
  readonly element = document.createElement('span');
  private readonly title = document.createElement('span');
  private readonly bar = document.createElement('progress');
  private subscription?: {dispose(): void};

  init({api, params, title}: TabPartInitParameters & {params: Upload}) {
    this.element.className = 'upload-tab';
    this.element.append(this.title, this.bar);
    this.bar.max = 100;
    this.bar.ariaHidden = 'true';
    this.bar.value = params.percent;
    this.title.textContent = api.title ?? title;
    // The title is no param: a tab of one's own listens for it.
    this.subscription = api.onDidTitleChange((event) => {
      this.title.textContent = event.title;
    });
  }

  update({params}: {params: Upload}) {
    this.bar.value = params.percent;
  }

  dispose() {
    this.subscription?.dispose();
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button">Send more of the photo</button>
    <label>Title of the photo <input value="harbor.jpg"></label>
  </div>
  <div class="dock"></div>
`;
const input = app.querySelector('input')!;

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: () => new UploadPanel(),
  createTabComponent: () => new UploadTab(),
  defaultTabComponent: 'upload',
  theme: prefersDark ? themeDark : themeLight,
});

function addUpload(id: string, file: string, percent: number) {
  api.addPanel<Upload>({
    id,
    component: 'upload',
    title: file,
    params: {file, percent},
    position: {direction: 'right'},
  });
}

addUpload('photo', 'harbor.jpg', 20);
addUpload('video', 'regatta.mp4', 50);

app.querySelector('button')!.addEventListener('click', () => {
  const panel = api.getPanel('photo');
  if (!panel) return;
  const {percent} = panel.params as Upload;
  // Merged into the params there are: `file` stays as it is.
  panel.api.updateParameters({percent: Math.min(percent + 40, 100)});
});

input.addEventListener('input', () => api.getPanel('photo')?.api.setTitle(input.value));
